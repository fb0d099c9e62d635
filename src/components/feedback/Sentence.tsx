import type { MessageKey } from 'src/messages/en-US'
import { useMessages } from 'src/messages/useMessages'
import { createContext, use } from 'react'
import { DEFAULT_PRODUCT_NAME } from 'src/constants/productName'

interface SentenceProps {
  words: MessageKey
  /** Names from the server or the company, inserted as text into the app's own sentence. */
  values: Record<string, string>
}

// A character that no translation contains.
const EDGE = '\u0000'

/** Shows a message with values that a translator must leave unchanged: names, codes, numbers and addresses (accessibility/values-kept). */
export function Sentence({ words, values }: SentenceProps) {
  const t = useMessages()
  const names = Object.keys(values)
  const marked = t(words, Object.fromEntries(names.map(name => [name, EDGE + name + EDGE])))
  // A new element for each text: a translator may have replaced the text's node (accessibility/translated).
  return (
    <span key={JSON.stringify(values)}>
      {marked.split(EDGE).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <span key={at} translate="no">
            {values[part]}
          </span>
        ),
      )}
    </span>
  )
}

/** The name of the product, from the configuration. */
export const ProductName = createContext(DEFAULT_PRODUCT_NAME)

/** Shows a message that contains the name of the product. */
export const ProductSentence = ({ words }: { words: MessageKey }) => (
  <Sentence words={words} values={{ product: use(ProductName) }} />
)
