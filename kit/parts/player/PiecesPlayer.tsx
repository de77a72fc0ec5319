import type { Ref } from 'react'
import type { PlayedItem, SmilItem } from '#contract/schemas/media.ts'
import { useConsole } from '../context/ConsoleContext.ts'
import { CallError } from '../errors/CallError.tsx'
import { Player, type PlayerHandle, type PlayerProps } from './Player.tsx'
import { usePlayback, type PlayedTitle } from './usePlayback.ts'

const NONE: readonly PlayedItem[] = []

type PiecesPlayerProps = Pick<PlayerProps, 'name' | 'autoPlay' | 'takesFocus' | 'start' | 'onItem'> & {
  /** The title under whose rights the pieces play. */
  title: PlayedTitle
  smil: readonly SmilItem[]
  ref?: Ref<PlayerHandle>
}

/** Plays pieces of titles in a row; asks for them itself. */
export function PiecesPlayer({ title, smil, ...player }: PiecesPlayerProps) {
  const { calls } = useConsole()
  const { playback, error, retry } = usePlayback(title, smil)
  if (error !== undefined) return <CallError error={error} values={title} onRetry={retry} />
  return <Player address={playback && calls.mediaUrl(playback.url)} items={playback?.items ?? NONE} {...player} />
}
