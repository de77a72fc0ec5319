import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { Fragment, useEffect, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/format/FormatProvider.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { usePinnedViews } from '#kit/views/usePinnedViews.ts'
import { viewInSearch } from '#kit/views/viewInSearch.ts'
import { useSessionData } from '../session/SessionContext.ts'
import { menuIcon } from './menuIcons.ts'
import type { MenuLink, MenuNode, ShownSection } from './menuModel.ts'
import { PinnedItems } from './PinnedItems.tsx'
import type { ShownMenu } from './useMenu.ts'

const Column = styled('nav')({
  gridArea: 'menu',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflowY: 'auto',
  padding: '0 8px 8px 4px',
  background: 'var(--mui-palette-background-default)',
})
const Heading = styled('h2')({
  margin: 0,
  padding: '22px 12px',
  fontSize: 15,
  lineHeight: '20px',
  fontWeight: 'var(--marquee-weight-700)',
})
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: '100%',
  minBlockSize: 28,
  borderRadius: 4,
  paddingInline: 12,
  fontSize: 13,
  lineHeight: '20px',
  textAlign: 'start',
  textDecoration: 'none',
  color: 'var(--mui-palette-text-secondary)',
  '&:hover': { background: 'var(--mui-palette-surface-hover)' },
} as const
const Group = styled(ButtonBase)({
  ...row,
  minBlockSize: 32,
  fontWeight: 'var(--marquee-weight-600)',
  color: 'var(--mui-palette-text-primary)',
  justifyContent: 'flex-start',
  '& svg': { fontSize: 16 },
})
const Item = styled(NavLink)({
  ...row,
  paddingInlineStart: 36,
  '&.active': {
    background: 'var(--mui-palette-surface-selected)',
    color: 'var(--mui-palette-text-primary)',
    fontWeight: 'var(--marquee-weight-600)',
  },
  '&[aria-disabled=true]': { color: 'var(--mui-palette-text-disabled)', cursor: 'default' },
})
const Count = styled('span')({
  marginInlineStart: 'auto',
  fontSize: 12,
  color: 'var(--mui-palette-text-tertiary)',
  fontVariantNumeric: 'tabular-nums',
})
const Foot = styled('p')({
  margin: 'auto 0 0',
  padding: '12px 12px 4px',
  fontSize: 11,
  color: 'var(--mui-palette-text-tertiary)',
})

type MenuProps = {
  menu: ShownMenu
  onChoose?: () => void
  /** The drawer shows every section, the column the present one. */ allSections?: boolean
}

/** The menu column: groups of the section, one open at a time, the one of the address by itself (section 2). */
export function Menu({ menu, onChoose, allSections = false }: MenuProps) {
  const translate = useTranslate()
  const { build } = useSessionData()
  const sections = allSections ? menu.sections : menu.section ? [menu.section] : []
  return (
    <Column
      aria-label={translate('shell.menu')}
      onClick={(event) => event.target instanceof HTMLAnchorElement && onChoose?.()}
    >
      {sections.map((section) => (
        <SectionMenu key={section.id} section={section} menu={menu} />
      ))}
      <Foot>
        {translate(build ? 'shell.copyrightBuild' : 'shell.copyright', { year: new Date().getFullYear(), build })}
      </Foot>
    </Column>
  )
}

function SectionMenu({ section, menu }: { section: ShownSection; menu: ShownMenu }) {
  const language = useLanguage()
  const [open, setOpen] = useState(menu.node?.id ?? section.nodes[0]?.id)
  const here = menu.node?.id
  const translate = useTranslate()
  const off = translate('locks.menuLocked', { name: menu.lockedBy })
  useEffect(() => {
    if (here) setOpen(here)
  }, [here])
  return (
    <>
      <Heading>{textIn(section.label, language)}</Heading>
      {section.nodes.map((node) =>
        node.collapses ? (
          <GroupMenu
            key={node.id}
            node={node}
            open={open === node.id}
            counts={menu.counts}
            off={off}
            onToggle={() => setOpen(open === node.id ? undefined : node.id)}
          />
        ) : (
          node.links.map((link) => <PlainLink key={link.id} link={link} icon={node.icon} off={off} />)
        ),
      )}
    </>
  )
}

type GroupProps = {
  node: MenuNode
  open: boolean
  counts: ReadonlyMap<string, number>
  off: string
  onToggle: () => void
}

function GroupMenu({ node, open, counts, off, onToggle }: GroupProps) {
  const language = useLanguage()
  const format = useFormat()
  const pinned = usePinnedViews()
  const location = useLocation()
  return (
    <div>
      <Group onClick={onToggle} aria-expanded={open}>
        <Icon name={menuIcon(node.icon)} />
        {textIn(node.label, language)}
        <Icon name={open ? 'chevronDown' : 'chevronRight'} style={{ marginInlineStart: 'auto' }} />
      </Group>
      <Collapse in={open} unmountOnExit>
        {node.links.map((link) => (
          <Fragment key={link.id}>
            <Item to={plainList(link.to, location)} {...offProps(link, off)}>
              {textIn(link.label, language)}
              {link.type !== undefined && counts.has(link.type) && (
                <Count>{format.number(counts.get(link.type) ?? 0)}</Count>
              )}
            </Item>
            {link.type !== undefined && <PinnedItems to={link.to} type={link.type} pinned={pinned} />}
          </Fragment>
        ))}
      </Collapse>
    </div>
  )
}

/** A list comes back as it was left; from one of its own saved views its entry leads to all of it. */
function plainList(to: string, { pathname, search }: { pathname: string; search: string }) {
  return pathname === to && viewInSearch(search) ? { pathname: to, search: '?filter=%7B%7D&page=1' } : to
}

function PlainLink({ link, icon, off }: { link: MenuLink; icon: string | undefined; off: string }) {
  const language = useLanguage()
  return (
    <Item
      to={link.to}
      {...offProps(link, off)}
      sx={{ paddingInlineStart: '12px', minBlockSize: 32, '& svg': { fontSize: 16 } }}
    >
      <Icon name={menuIcon(icon)} />
      {textIn(link.label, language)}
    </Item>
  )
}

/** An item that is off while somebody changes the menu can be reached and says why, but leads nowhere. */
function offProps({ isOff }: MenuLink, why: string) {
  if (!isOff) return {}
  return {
    'aria-disabled': true,
    title: why,
    onClick: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}

function useLanguage() {
  const locale = useLocale()
  return interfaceLanguage(locale)
}
