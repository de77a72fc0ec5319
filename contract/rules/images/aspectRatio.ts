/** Ratios that are recognised, as reduced width:height, with the name that they are shown by. */
const NAMES: Readonly<Record<string, string>> = {
  '16:9': '16x9',
  '4:3': '4x3',
  '3:2': '3x2',
  '5:3': '5x3',
  '5:4': '5x4',
  '1:1': '1x1',
  '8:5': '16x10',
}

/** The name of a picture's ratio, '16x9' for 1920 by 1080, or '' for one that has no name (specification section 5). */
export function aspectRatio(width: number, height: number): string {
  if (!(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0)) return ''
  const divisor = greatestCommonDivisor(width, height)
  return NAMES[`${width / divisor}:${height / divisor}`] ?? ''
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
