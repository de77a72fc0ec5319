import type { ExtensionResource } from '#kit/parts/extension/Extension.ts'

/** What an own resource is called: an i18n key, or its name. */
export const labelOf = ({ name, options }: ExtensionResource) =>
  (options as { label?: string } | undefined)?.label ?? name
