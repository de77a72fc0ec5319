import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** The name of a calendar day ('2026-11-24') in the viewer's order; no zone moves it. */
export function useDayName() {
  const format = useFormat()
  return (day: string) => format.date(`${day}T12:00`)
}
