import { createContext, useContext } from 'react'
import { enUS, type MessageKey, type Messages } from 'src/messages/en-US'
import { format } from 'src/messages/format'

const MessagesContext = createContext<Messages>(enUS)

export const MessagesProvider = MessagesContext.Provider

export type Say = (key: MessageKey, values?: Record<string, string | number>) => string

/** Looks words up in the person's language. */
export function useMessages(): Say {
  const messages = useContext(MessagesContext)
  return (key, values) => (values ? format(messages[key], values) : messages[key])
}
