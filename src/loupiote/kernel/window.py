"""A window while it is open: what it asks of whom, and the answers so far."""

from __future__ import annotations

import msgspec

from loupiote.kernel.acts import Answer
from loupiote.kernel.ask import No, One, Prompt, Value, Window

Key = tuple[str, str]  # player and power


class OpenWindow:
    """An open window. The table puts into it what it has checked.

    Attributes:
        name: e.g. "vote@2"; prompts: by player and power, and by_player: those of each.
        answers: by player and power, in the order of writing; taken: how many were, those replaced since included.
        named: what was put forward with each shared power that some holders may only second, by bearer and power.
    """

    __slots__ = ("answers", "by_player", "hold", "id", "name", "named", "prompts", "taken", "window")

    def __init__(self, window: Window, name: str) -> None:
        self.window, self.id, self.name, self.hold = window, window.id, name, window.hold
        prompts: dict[Key, Prompt] = {}
        by_player: dict[str, list[tuple[Key, Prompt]]] = {}
        named: dict[Key, set[str]] = {}
        for prompt in window.prompts:
            player = prompt.player
            key = (player, prompt.power)
            n = 1
            while key in prompts:  # the same power from two bearers: the second is asked as `sonder#2`
                n += 1
                key = (player, f"{prompt.power}#{n}")
            prompts[key] = prompt
            if player in by_player:
                by_player[player].append((key, prompt))
            else:
                by_player[player] = [(key, prompt)]
            if prompt.seconds is not None:
                named[prompt.bearer, prompt.power] = set()
        self.prompts, self.by_player, self.named = prompts, by_player, named
        self.answers: dict[Key, Answer] = {}
        self.taken = 0

    def asks(self, player: str) -> bool:
        """Whether a player is asked here, and so sees the window; what the game master answers for them shows them nothing."""
        return any(not prompt.refereed for _, prompt in self.by_player.get(player, ()))

    def now(self, prompt: Prompt) -> Prompt:
        """A prompt as it stands now: for who may only second, the list is what others have put forward so far."""
        if prompt.seconds is None or not isinstance(prompt.choice, One):
            return prompt
        named, choice = self.named[prompt.bearer, prompt.power], prompt.choice
        but = {name: prompt.seconds for name in choice.among if name not in named} | choice.but
        narrowed = msgspec.structs.replace(choice, among=[name for name in choice.among if name in named], but=but)
        return msgspec.structs.replace(prompt, choice=narrowed)

    def take(self, key: Key, prompt: Prompt, value: Value | None, at: float) -> None:
        """Keep an answer: the last word counts, and comes last. What it names others may second, whatever its author
        thinks later.
        """
        answers = self.answers
        if key in answers:
            del answers[key]
        if value is not None:
            if prompt.clashes:
                for other, no in prompt.clashes.items():
                    if no is None:
                        answers.pop((prompt.player, other), None)
            if self.named and prompt.seconds is None and (prompt.bearer, prompt.power) in self.named:
                self.named[prompt.bearer, prompt.power].update(value)
        self.taken += 1
        answers[key] = Answer(prompt, value, self.taken, at)

    def answered(self) -> bool:
        """Whether nobody is left to answer."""
        if len(self.answers) == len(self.prompts):
            return True
        return not any(self.awaits(key) for key in self.prompts)

    def awaits(self, key: Key) -> bool:
        """Whether a prompt waits for its player: it has no answer, does not clash with one that was used, is not the game
        master's, and does not stand aside.
        """
        prompt = self.prompts[key]
        return not (key in self.answers or prompt.refereed or prompt.aside or self.clash(key))

    def barred(self, key: Key) -> tuple[No, str] | None:
        """Why this prompt cannot be answered beside what was answered already, and the power that is in its way; or None."""
        clash = self.clash(key)
        no = self.prompts[key].clashes[clash] if clash else None
        return (no, clash) if no and clash else None

    def clash(self, key: Key) -> str | None:
        """The power used already beside which this one cannot be used, or which it would replace; None if there is none."""
        prompt, replaced = self.prompts[key], None
        for other, no in prompt.clashes.items():
            answer = self.answers.get((prompt.player, other))
            if answer is not None and answer.value is not None:
                if no is not None:
                    return other
                replaced = other
        return replaced
