import { disabledItems, type DisableConfig } from '#contract/registry/menu.ts'

/** The setting under which an item is disabled; one that names it otherwise already is kept. */
const keysOf = (config: DisableConfig, id: string): string[] => {
  const named = Object.keys(config).filter((key) => disabledItems({ [key]: true }).has(id))
  return named.length > 0 ? named : [`disable_menu_${id}`]
}

/** The settings with an item disabled, or no longer so. */
export function withDisabled(config: DisableConfig, id: string, isOff: boolean): DisableConfig {
  return { ...config, ...Object.fromEntries(keysOf(config, id).map((key) => [key, isOff])) }
}

/** Every item that a setting names, whether it disables it now or not. */
export function itemsNamed(config: DisableConfig): string[] {
  return [...disabledItems(Object.fromEntries(Object.keys(config).map((key) => [key, true])))]
}
