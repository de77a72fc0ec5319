import { SETTING_TABLE, type SettingName } from './settingTable.ts'
import type { Problem } from './settings.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads variables one by one and gathers what is wrong with them, so that one start tells all mistakes. */
export class SettingReader {
  readonly problems: Problem[] = []
  readonly #env: Environment
  constructor(env: Environment) {
    this.#env = env
  }

  text(name: SettingName): string {
    const given = this.#env[name]?.trim()
    return given === undefined || given === '' ? SETTING_TABLE[name] : given
  }

  refuse(name: SettingName, text: string): void {
    this.problems.push({ name, text: `${name} ${text}` })
  }

  whole(name: SettingName, from: number, to: number): number {
    const text = this.text(name)
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= from && value <= to) return value
    this.refuse(name, `must be a whole number from ${from} to ${to}; it is '${text}'.`)
    return from
  }

  flag(name: SettingName): boolean {
    const text = this.text(name).toLowerCase()
    if (['true', '1', 'yes', 'on'].includes(text)) return true
    if (['false', '0', 'no', 'off'].includes(text)) return false
    this.refuse(name, `must be true or false; it is '${text}'.`)
    return false
  }

  oneOf<Value extends string>(name: SettingName, values: readonly Value[]): Value {
    const text = this.text(name)
    const found = values.find((value) => value === text)
    if (found === undefined) this.refuse(name, `must be one of ${values.join(', ')}; it is '${text}'.`)
    return found ?? (values[0] as Value)
  }

  /** A web address without a slash at its end, or '' where none is set. */
  webAddress(name: SettingName): string {
    const text = this.text(name)
    if (text === '') return ''
    const address = URL.parse(text)
    if (!address || !['http:', 'https:'].includes(address.protocol)) {
      this.refuse(name, `must be a web address such as https://console.example.com; it is '${text}'.`)
      return ''
    }
    if (address.username || address.password || address.search || address.hash) {
      this.refuse(name, 'must be a plain web address, without user, query or fragment.')
      return ''
    }
    return address.href.replace(/\/+$/, '')
  }
}
