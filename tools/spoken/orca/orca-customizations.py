"""Orca loads this at its start: what it would say goes out as lines of JSON, and no voice is needed."""

import json
import time

from orca import settings, speech

settings.enableKeyEcho = False


def tell(kind, text=""):
    print(json.dumps({"ms": round(time.monotonic() * 1000), "kind": kind, "text": text}), flush=True)


def say_all(utterances, progress):
    for context, _voice in utterances:
        tell("said", context.utterance)


speech.init = lambda: None
speech.stop = lambda: tell("stopped")
speech.sayAll = say_all
speech._speak = lambda text, acss=None, interrupt=True: tell("said", text)
speech.speakCharacter = lambda character, acss=None: tell("said", character)
speech.speakKeyEvent = lambda event, acss=None: None
