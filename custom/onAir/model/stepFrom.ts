/** Where a key goes from one of several cards in columns; undefined where it goes nowhere. */
export function stepFrom(
  index: number,
  key: string,
  { count, columns }: { count: number; columns: number },
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: count - 1,
  }
  const next = Object.hasOwn(steps, key) ? steps[key] : undefined
  return next !== undefined && next >= 0 && next < count && next !== index ? next : undefined
}
