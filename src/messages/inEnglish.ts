import type { AllMessages } from 'src/messages/en-US'
import type { Message } from 'src/messages/message'
import { newWords } from 'src/messages/toBeTranslated'

/** What every other language says until it has its own text: English, and marked so. */
export const waiting: Partial<AllMessages> = Object.fromEntries(
  Object.entries<string>(newWords).map(([key, text]): [string, Message] => [
    key,
    { other: text, lang: 'en-US' },
  ]),
)
