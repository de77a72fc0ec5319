/** Offsets of the zones that RFC 2822 names by letters. */
export const RFC_2822_ZONES: Readonly<Record<string, string>> = {
  EST: '-0500',
  EDT: '-0400',
  CST: '-0600',
  CDT: '-0500',
  MST: '-0700',
  MDT: '-0600',
  PST: '-0800',
  PDT: '-0700',
}

/** Ms ahead of UTC of an offset: '+0530', '+05:30', '+530' or '+05'. Undefined for what is none, 24 hours and more too. */
export function offsetMs(text: string): number | undefined {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{1,2}):?(\d\d)?$/.exec(text) ?? []
  if (Number(hours ?? 24) > 23 || Number(minutes) > 59) return undefined
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
