import { useTranslate } from 'ra-core'
import type { CSSProperties, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { safeLinkAddress } from '#kit/parts/layoutParts/safeAddress.ts'
import { usePinnedViews } from '#kit/parts/views/usePinnedViews.ts'
import { viewInSearch } from '#kit/parts/views/viewInSearch.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import { menuIcon } from '#kit/parts/icons/menuIcons.ts'
import type { MenuLink } from './menuModel.ts'
import { Count, indent, ItemRow, OffRow, OtherSite } from './menuRow.ts'
import { PinnedItems } from './PinnedItems.tsx'
import type { ShownMenu } from './useMenu.ts'
import { useOffWords } from './useOffWords.ts'

/** How deep an item stands. */
type Place = { 'data-level': number; style: CSSProperties }

type MenuLineProps = { link: MenuLink; level: number; menu: ShownMenu }

/** One item of the menu: its icon where it stands at the top, its name, how many there are; pinned views below it. */
export function MenuLine({ link, level, menu }: MenuLineProps) {
  const location = useLocation()
  const pinned = usePinnedViews()
  const { language } = useFormat().settings
  const offWords = useOffWords(menu)
  const place: Place = { 'data-level': level, style: { paddingInlineStart: indent(level) } }
  const words = (
    <>
      {level === 0 && <Icon name={menuIcon(link.icon)} />}
      {textIn(link.label, language)}
    </>
  )
  if (link.off)
    return (
      <Off why={offWords[link.off]} place={place}>
        {words}
        <Icon name={link.off === 'locked' ? 'lock' : 'minus'} size="small" style={{ marginInlineStart: 'auto' }} />
      </Off>
    )
  if (link.kind === 'link') return <Elsewhere link={link} place={place} words={words} />
  return (
    <>
      <ItemRow to={plainList(link.to, location)} aria-current={currentOf(link, menu, location.pathname)} {...place}>
        {words}
        <Total type={link.type} menu={menu} />
      </ItemRow>
      {link.type !== undefined && <PinnedItems to={link.to} type={link.type} pinned={pinned} />}
    </>
  )
}

function Total({ type, menu }: { type: string | undefined; menu: ShownMenu }) {
  const format = useFormat()
  const count = type === undefined ? undefined : menu.counts.get(type)
  return count === undefined ? null : <Count>{format.number(count)}</Count>
}

/** An item that leads nowhere now, and says why to whoever asks it. */
function Off({ why, place, children }: { why: string; place: Place; children: ReactNode }) {
  return (
    <WhyNot why={{ words: why }}>
      {(off) => (
        <OffRow role="link" tabIndex={0} {...place} {...off} style={{ ...place.style, ...off.style }}>
          {children}
        </OffRow>
      )}
    </WhyNot>
  )
}

/** An address of another site comes from data: what is no http or https address is not followed. */
function Elsewhere({ link, place, words }: { link: MenuLink; place: Place; words: ReactNode }) {
  const translate = useTranslate()
  const address = safeLinkAddress(link.to, window.location.origin)
  if (!address)
    return (
      <Off why={translate('states.unsafeLink')} place={place}>
        {words}
      </Off>
    )
  return (
    <OtherSite href={address} target="_blank" rel="noopener noreferrer" {...place}>
      {words}
      <Icon
        name="external"
        size="small"
        label={translate('states.opensElsewhere')}
        style={{ marginInlineStart: 'auto' }}
      />
    </OtherSite>
  )
}

/** The item of the present page, or of a page below it. */
function currentOf({ path, to }: MenuLink, { place }: ShownMenu, pathname: string) {
  if (place.link?.path !== path) return undefined
  return pathname === to ? 'page' : 'true'
}

/** A list comes back as it was left; from one of its own saved views its entry leads to all of it. */
function plainList(to: string, { pathname, search }: { pathname: string; search: string }) {
  return pathname === to && viewInSearch(search) ? { pathname: to, search: '?filter=%7B%7D&page=1' } : to
}
