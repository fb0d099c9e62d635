import { createContext, use } from 'react'
import { DEFAULT_PRODUCT_NAME } from 'src/constants/productName'
import { Sentence } from 'src/components/feedback/Sentence'
import type { MessageKey } from 'src/messages/en-US'

/** The name of the product, from the configuration. */
export const ProductName = createContext(DEFAULT_PRODUCT_NAME)

/** Shows a message that contains the name of the product. */
export const ProductSentence = ({ words }: { words: MessageKey }) => (
  <Sentence words={words} values={{ product: use(ProductName) }} />
)
