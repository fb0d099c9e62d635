import type { ComponentPropsWithRef } from 'react'

type MainProps = ComponentPropsWithRef<'main'>

/** The container of a screen: beside the panel, a card, or the whole screen of a phone (frame.css). */
export const Card = (main: MainProps) => <main className="card" {...main} />

/** The container of a screen while the card is hidden: in line with the header. */
export const Bare = (main: MainProps) => <main className="card bare" {...main} />
