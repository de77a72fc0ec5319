import type { ExtensionCell } from '#kit/parts/extension/Extension.ts'

const HOUR_S = 3_600
const LONGEST_S = 4 * HOUR_S

/** A list cell: the run time (s) as a bar beside its hours and minutes. */
export const drawRunTime: ExtensionCell['draw'] = (row, column) => {
  const seconds = Number((row as Readonly<Record<string, unknown>>)[column.field])
  if (!Number.isFinite(seconds) || seconds <= 0) return <span />
  const minutes = Math.round(seconds / 60)
  const words = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
      <meter min={0} max={LONGEST_S} value={seconds} aria-hidden="true" style={{ inlineSize: 48 }} />
      {words}
    </span>
  )
}
