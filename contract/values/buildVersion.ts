/**
 * The build version as the footer shows it: undefined where it is not set, or still the placeholder that a build should
 * have filled in (specification section 2): `0.0.0`, `%VERSION%`, `${BUILD}`, `__BUILD__`, `<version>`.
 */
export function shownBuild(build: string | undefined): string | undefined {
  const text = build?.trim() ?? ''
  const isPlaceholder = /[%${}<>#]|__/.test(text) || /^v?0+(\.0+)*$/.test(text) || !/\d/.test(text)
  return isPlaceholder ? undefined : text
}
