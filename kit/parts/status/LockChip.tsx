import { useTranslate } from 'ra-core'
import { Chip } from './Chip.tsx'

type LockChipProps = {
  /** Whoever holds the lock, by name; `mine` for one's own in this tab, `otherTab` or `otherMachine` for one's own elsewhere. */
  holder: { kind: 'mine' } | { kind: 'otherTab' } | { kind: 'otherMachine' } | { kind: 'other'; name: string }
  /** A list has room for "You" and a name; a bar says the whole: "Locked by you". */
  brief?: boolean
}

const WORDS = {
  mine: 'status.lock.byYou',
  otherTab: 'status.lock.anotherTab',
  otherMachine: 'locks.chipMachine',
} as const

/** One's own lock is a line of text in the published colour, someone else's a chip with the padlock and the name. */
export function LockChip({ holder, brief = false }: LockChipProps) {
  const translate = useTranslate()
  if (holder.kind === 'other') {
    const whole = translate('status.lock.byOther', { name: holder.name })
    return (
      <Chip color="locked" glyph="lock" title={whole}>
        {brief ? holder.name : whole}
      </Chip>
    )
  }
  const whole = translate(WORDS[holder.kind])
  return (
    <Chip
      color={holder.kind === 'mine' ? 'published' : 'locked'}
      glyph="lock"
      title={whole}
      bare={holder.kind === 'mine'}
    >
      {brief ? translate('status.lock.you') : whole}
    </Chip>
  )
}
