import { readTypeSettings } from '#contract/rules/types/typeSettings.ts'
import { readBases } from '#contract/wire/bases.ts'
import type { Bases } from '#contract/wire/bases.ts'
import { EXTENSIONS } from '#contract/wire/extensions.ts'
import type { SettingReader } from './settingReader.ts'
import type { ConsoleSettings } from './settings.ts'

/** What the console is told of a service that is not this server alone (docs/foreign-back-end.md). */
export function readConsoleSettings(reader: SettingReader): ConsoleSettings {
  const bases = readConsoleBases(reader)
  return {
    bases,
    extensions: readExtensions(reader, bases),
    types: readTypes(reader),
    origins: readOrigins(reader),
  }
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** `default=https://api.example.com/v2,user=https://people.example.com`; this server's own calls for the rest. */
function readConsoleBases(reader: SettingReader): Bases {
  const pairs = listOf(reader.text('CONSOLE_BASES')).map((pair): [string, string] => {
    const at = pair.indexOf('=')
    return at < 0 ? [pair, ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
  })
  const { bases, problems } = readBases(Object.fromEntries(pairs))
  for (const problem of problems) reader.refuse('CONSOLE_BASES', problem)
  return { default: '/api', ...bases }
}

/** Of another service nothing beyond the specification is taken for granted. */
function readExtensions(reader: SettingReader, bases: Bases): readonly string[] | undefined {
  const text = reader.text('CONSOLE_EXTENSIONS')
  if (text === '') return bases.default === '/api' ? undefined : []
  if (text === 'none') return []
  const named = listOf(text)
  const unknown = named.filter((name) => !(EXTENSIONS as readonly string[]).includes(name))
  if (unknown.length > 0)
    reader.refuse(
      'CONSOLE_EXTENSIONS',
      `must be none, or names out of ${EXTENSIONS.join(', ')}; it has ${unknown.join(', ')}.`,
    )
  return named
}

/** `movie:vod,channel:live`: types by the area whose screens show them. */
function readTypes(reader: SettingReader): ConsoleSettings['types'] {
  const given = listOf(reader.text('CONSOLE_TYPES')).map((pair) => {
    const [type, area] = pair.split(':')
    return { type, area }
  })
  const { types, problems } = readTypeSettings(given)
  for (const { at, text } of problems)
    reader.refuse('CONSOLE_TYPES', `must be like movie:vod,channel:live. ${at}: ${text}`)
  return types
}

function readOrigins(reader: SettingReader): string[] {
  return listOf(reader.text('CONSOLE_ORIGINS')).flatMap((text) => {
    const address = URL.parse(text)
    const isOrigin =
      address !== null && /^https?:$/.test(address.protocol) && address.origin === text.replace(/\/$/, '')
    if (!isOrigin)
      reader.refuse('CONSOLE_ORIGINS', `must be origins such as https://console.example.com; it has '${text}'.`)
    return isOrigin ? [address.origin] : []
  })
}
