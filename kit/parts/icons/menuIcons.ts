import type { IconName } from './paths.ts'
import { isIconName } from './paths.ts'

/** Icons that menu data names by what they stand for; it may also name a drawing itself. */
const icons: Readonly<Record<string, IconName>> = {
  dashboard: 'home',
  datastore: 'database',
  storefront: 'store',
  policy: 'shield',
  config: 'sliders',
  ads: 'megaphone',
  video: 'scissors',
}

/** The drawing that menu data asks for; the plain one for a name that we do not draw. */
export function menuIcon(name: string | undefined): IconName {
  if (isIconName(name)) return name
  return (name && Object.hasOwn(icons, name) && icons[name]) || 'list'
}
