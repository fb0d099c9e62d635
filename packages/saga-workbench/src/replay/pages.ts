import type { Recording } from '../recording/entries'
import type { SagaNames } from '../recording/names'
import { parseRecording } from './parseRecording'
import { formatRecording } from './formatRecording'

const PAGE = '## page\n'

/** Formats the pages of a walk as one text. */
export const formatPages = (pages: readonly Recording[]): string =>
  pages.map(page => PAGE + formatRecording(page)).join('')

/** Parses the pages of a text. */
export const parsePages = (text: string, names?: SagaNames): Recording[] =>
  text
    .split(PAGE)
    .filter(Boolean)
    .map((part, index) => parseRecording(part, `page ${index + 1}`, names))
