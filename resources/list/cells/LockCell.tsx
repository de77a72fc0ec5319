import { useConsole } from '#kit/context/ConsoleContext.ts'
import { LockChip } from '#kit/status/LockChip.tsx'
import type { CellProps } from './cellProps.ts'

/** Who holds the document: 'You', or somebody's name in a chip. */
export function LockCell({ row }: CellProps) {
  const { actor } = useConsole()
  if (!row.lock) return null
  return (
    <LockChip brief holder={row.lock.uid === actor.uid ? { kind: 'mine' } : { kind: 'other', name: row.lock.name }} />
  )
}
