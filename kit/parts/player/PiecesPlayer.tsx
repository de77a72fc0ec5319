import type { Ref } from 'react'
import type { PlayedItem, SmilItem } from '#contract/schemas/media.ts'
import { useTranslate } from 'ra-core'
import type { ApiError } from '../context/providerTypes.ts'
import { useConsole } from '../context/ConsoleContext.ts'
import { CallError } from '../errors/CallError.tsx'
import { errorMessage } from '../errors/errorMessage.ts'
import { Player, type PlayerHandle, type PlayerProps } from './Player.tsx'
import { usePlayback, type PlayedTitle } from './usePlayback.ts'

const NONE: readonly PlayedItem[] = []

type PiecesPlayerProps = Pick<PlayerProps, 'name' | 'autoPlay' | 'takesFocus' | 'start' | 'onItem'> & {
  /** The title under whose rights the pieces play. */
  title: PlayedTitle
  smil: readonly SmilItem[]
  /** What a piece is called, by its place, where it has a name. */
  nameOf?: ((item: number) => string | undefined) | undefined
  ref?: Ref<PlayerHandle>
}

/** Plays pieces of titles in a row; asks for them itself. */
export function PiecesPlayer({ title, smil, nameOf, ...player }: PiecesPlayerProps) {
  const translate = useTranslate()
  const { calls } = useConsole()
  const { playback, error, retry } = usePlayback(title, smil)
  if (error !== undefined) {
    const lacking = itemWithoutMedia(error)
    const name = lacking === undefined ? undefined : nameOf?.(lacking)
    const told = name === undefined ? {} : { title: translate('playback.noMedia', { name }) }
    return <CallError error={error} values={title} onRetry={retry} {...told} />
  }
  return <Player address={playback && calls.mediaUrl(playback.url)} items={playback?.items ?? NONE} {...player} />
}

/** The place of the piece that the server has no media for. */
function itemWithoutMedia(error: unknown): number | undefined {
  if (errorMessage(error)?.code !== 'noMedia') return undefined
  const place = /^\/smil\/(\d+)\//.exec((error as ApiError).errors[0]?.field ?? '')
  return place ? Number(place[1]) : undefined
}
