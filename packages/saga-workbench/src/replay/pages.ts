import type { Recording } from '../recording/entries'
import type { SagaNames } from '../recording/names'
import { read } from './readRecording'
import { written } from './writeRecording'

const PAGE = '## page\n'

/** Formats the pages of a walk as one text. */
export const asText = (pages: readonly Recording[]): string =>
  pages.map(page => PAGE + written(page)).join('')

/** Parses the pages of a text. */
export const ofText = (text: string, names?: SagaNames): Recording[] =>
  text
    .split(PAGE)
    .filter(Boolean)
    .map((part, index) => read(part, `page ${index + 1}`, names))
