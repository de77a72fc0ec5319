import type { LanguagePreference } from '#contract/registry/languagePreference.ts'
import { languagePreferenceFrom } from '#contract/registry/languagePreference.ts'
import type { DisableConfig, MenuConfig } from '#contract/registry/menu.ts'
import { disabledItems } from '#contract/registry/menu.ts'
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
  const [types, products, menu, disable, settings, languages] = await Promise.all([
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
  ])
  return {
    types: inMenuOrder(types),
    products,
    menuDocument: menu?.[0] && { id: menu[0].id, lock: menu[0].lock },
    // A service that keeps no menu has one that follows from its types.
    menu: menu?.length === 0 ? menuOfAreas() : menuFrom(menu?.[0]?.attrs),
    disabled: disabledItems((disable[0]?.attrs as DisableConfig | undefined) ?? {}),
    settings,
    languages: languagePreferenceFrom(languages[0]?.attrs),
    notices,
  }
}
