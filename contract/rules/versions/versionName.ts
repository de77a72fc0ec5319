/** 'V3 - draft' (specification section 3). The wire has the status itself, a screen its localised word (design 9 (7)). */
export function versionName(n: number, status: string): string {
  return `V${n} - ${status}`
}
