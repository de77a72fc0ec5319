import { searchText } from '#contract/rules/searchText.ts'
import { offsetWords } from './numberWords.ts'

/** A time zone as people look for it: 'Kuala Lumpur', 'UTC+8', 'Asia/Kuala_Lumpur'. */
export type Zone = { zone: string; city: string; offset: string; minutes: number }

/** Cities whose zones the runtime still knows by an older name. */
const TODAY: Readonly<Record<string, string>> = {
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
}

/** Every zone of the runtime at an instant, from west to east. Costs some tens of milliseconds: ask when it is needed. */
export function zonesAt(instant: number): Zone[] {
  const names = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]
  return names
    .map((zone) => zoneAt(zone, instant))
    .sort((a, b) => a.minutes - b.minutes || a.city.localeCompare(b.city))
}

export function zoneAt(zone: string, instant: number): Zone {
  const offset = offsetWords(zone, instant)
  const city = TODAY[zone] ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  return { zone, city, offset, minutes: minutesOf(offset) ?? 0 }
}

/** Zones of a city, region or offset: 'sing', 'asia', '+8', 'utc+5:30', '-3'. */
export function zonesFor(zones: readonly Zone[], term: string): Zone[] {
  const minutes = minutesOf(term)
  if (minutes !== undefined) return zones.filter((one) => one.minutes === minutes)
  const wanted = searchText(term)
  const fits = zones.filter(({ zone, city }) => searchText(`${zone} ${city}`.replaceAll('_', ' ')).includes(wanted))
  const startsSo = ({ city }: Zone) => searchText(city).startsWith(wanted)
  return [...fits.filter(startsSo), ...fits.filter((one) => !startsSo(one))]
}

/** Minutes east of UTC that an offset means: '+8' is 480, 'UTC−3:30' -210; undefined for any other text. */
function minutesOf(text: string): number | undefined {
  const plain = text.trim().toLowerCase().replace('−', '-')
  if (/^(utc|gmt)$/.test(plain)) return 0
  const [, sign, hours = '', minutes = '0'] = /^(?:utc|gmt)?\s*([+-])\s*(\d{1,2})(?::?(\d{2}))?$/.exec(plain) ?? []
  if (sign === undefined) return undefined
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
