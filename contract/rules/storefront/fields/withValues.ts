import { sameJson } from '../../diff/json.ts'

/** Settings with other values, undefined taking one away; the very same object where they say the same already. */
export function withValues<Settings extends object>(
  settings: Settings,
  values: Readonly<Record<string, unknown>>,
): Settings {
  const has = settings as Readonly<Record<string, unknown>>
  if (Object.entries(values).every(([field, value]) => sameJson(has[field], value))) return settings
  const next = Object.entries({ ...settings, ...values }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(next) as Settings
}
