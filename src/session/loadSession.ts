import type { LanguagePreference } from '#contract/registry/languagePreference.ts'
import { languagePreferenceFrom } from '#contract/registry/languagePreference.ts'
import type { DisableConfig, MenuConfig } from '#contract/registry/menu.ts'
import { disabledItems } from '#contract/registry/menu.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { menuFrom } from '#contract/rules/menu/menuFrom.ts'
import { menuOfAreas } from '#contract/rules/menu/menuOfAreas.ts'
import type { MenuLock } from '#contract/rules/lock/menuLock.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { MarqueeDataProvider } from '#dataProvider/dataProvider.ts'
import type { Product, Setting } from '#contract/schemas/settings.ts'
import { EVERY_PRODUCT } from './everyProduct.ts'

/** What the shell needs before it shows the main layout, asked in one parallel wave after sign-in. */
export type SessionData = {
  types: TypeSummary[]
  /** Undefined where they could not be listed. */
  products: Product[] | undefined
  menu: MenuConfig
  /** The configuration that the menu is, and who is changing it. */
  menuDocument: { id: string; lock?: MenuLock | undefined } | undefined
  /** The external operations site by configuration; undefined where it says nothing, '' where there is none. */
  operations: string | undefined
  /** Whether titles have the image types of sponsors as well, by configuration. */
  sponsorImages: boolean
  /** Menu items that the server has disabled. */
  disabled: ReadonlySet<string>
  settings: Setting[]
  languages: LanguagePreference
  /** i18n keys of what could not be fetched: shown as notices, the shell goes on with defaults (section 8). */
  notices: string[]
}

export function inMenuOrder(types: readonly TypeSummary[]): TypeSummary[] {
  return [...types].sort((a, b) => (a.order ?? 999) - (b.order ?? 999) || a.type.localeCompare(b.type))
}

/** Types are needed to show anything; products, menu and settings fall back to defaults with a notice. */
export async function loadSession(calls: MarqueeDataProvider, hasRoles: boolean): Promise<SessionData> {
  const notices: string[] = []
  const orElse = async <T>(work: Promise<T>, instead: T, notice: string): Promise<T> => {
    try {
      return await work
    } catch {
      notices.push(notice)
      return instead
    }
  }
  const config = (type: string) => calls.readConfig({ query: { app: 'console', type } })
  const [types, products, menu, disable, settings, languages, operations, features] = await Promise.all([
    calls.listTypes({ query: { info: 'row' } }),
    orElse<Product[] | undefined>(
      calls.getList<Product>('product', EVERY_PRODUCT).then(({ data }) => data),
      undefined,
      'errors.fetchProducts',
    ),
    orElse(config('menu'), undefined, 'errors.fetchMenuItems'),
    orElse(config('disable'), [], 'errors.fetchGlobalConfigs'),
    // A user without roles keeps settings in this browser (design 9 (16)).
    hasRoles ? orElse(calls.listSettings(), [], 'errors.fetchFailed') : Promise.resolve([]),
    // Without it the defaults serve, and nothing is said (section 8).
    config('language-preference').catch(() => []),
    config('media-operations').catch(() => []),
    config('features').catch(() => []),
  ])
  return {
    types: inMenuOrder(types),
    products,
    ...shellParts(menu, disable),
    operations: operationsIn(operations),
    sponsorImages: hasSponsorImages(features),
    settings,
    languages: languagePreferenceFrom(languages[0]?.attrs),
    notices,
  }
}

type ShellParts = Pick<SessionData, 'menu' | 'menuDocument' | 'disabled'>

/** The parts of the shell that configurations decide, read again after one was published. */
export async function readShellConfigs(
  calls: Pick<MarqueeDataProvider, 'readConfig'>,
): Promise<ShellParts & Pick<SessionData, 'operations' | 'sponsorImages'>> {
  const config = (type: string) => calls.readConfig({ query: { app: 'console', type } })
  const [menu, disable, operations, features] = await Promise.all(
    ['menu', 'disable', 'media-operations', 'features'].map(config),
  )
  return {
    ...shellParts(menu, disable ?? []),
    operations: operationsIn(operations ?? []),
    sponsorImages: hasSponsorImages(features ?? []),
  }
}

type Configs = Awaited<ReturnType<MarqueeDataProvider['readConfig']>>

function shellParts(menu: Configs | undefined, disable: Configs): ShellParts {
  const [found] = menu ?? []
  return {
    menuDocument: found && { id: found.id, lock: found.lock },
    // A service that keeps no menu, or none that says anything, has one that follows from its types.
    menu: menu ? menuOrAreas(found?.attrs) : menuFrom(undefined),
    disabled: disabledItems((disable[0]?.attrs as DisableConfig | undefined) ?? {}),
  }
}

function menuOrAreas(attrs: unknown): MenuConfig {
  const menu = menuFrom(attrs)
  return menu.sections.length === 0 ? menuOfAreas() : menu
}

function operationsIn([found]: Configs): string | undefined {
  const attrs = found?.attrs
  return isObject(attrs) && typeof attrs.url === 'string' ? attrs.url : undefined
}

function hasSponsorImages([found]: Configs): boolean {
  return isObject(found?.attrs) && found.attrs.sponsorImages === true
}
