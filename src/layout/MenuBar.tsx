import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { MarqueeLogo } from '#kit/parts/icons/MarqueeLogo.tsx'
import { soon } from '#kit/parts/layoutParts/soon.tsx'
import { useOpenedOnce } from '#kit/parts/layoutParts/useOpenedOnce.ts'
import { partProps } from '#kit/parts/theme/partColors.ts'
import { menuIcon } from '#kit/parts/icons/menuIcons.ts'
import type { ShownSection } from './menuModel.ts'
import { linksOf } from './menuModel.ts'
import { OperationsLink } from './OperationsLink.tsx'
import type { ShownMenu } from './useMenu.ts'

const SectionPopup = soon(() => import('./SectionPopup.tsx').then((module) => module.SectionPopup))

const Bar = styled('nav')({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minInlineSize: 0,
  overflow: 'auto hidden',
  background: 'var(--mui-palette-background-default)',
})
const entry = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 36,
  paddingInline: 12,
  borderRadius: 4,
  fontFamily: 'inherit',
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 'var(--marquee-weight-600)',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: 'var(--mui-palette-text-secondary)',
  '&:hover, &[aria-expanded=true]': { background: 'var(--mui-palette-surface-hover)' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -2 },
  '&[aria-current=true]': {
    background: 'var(--mui-palette-background-raised)',
    color: 'var(--mui-palette-text-primary)',
  },
  '&[aria-current=true] svg:first-of-type': { color: 'var(--mui-palette-accent-text)' },
} as const
const SectionLink = styled(Link)(entry)
const SectionButton = styled(ButtonBase)(entry)

type MenuBarProps = {
  menu: ShownMenu
  /** Room at both ends, so that it stands over the page where that is a centred container. */
  inset: string | undefined
}

/** The menu of layouts 2 and 3: a section opens its menus below itself, one at a time; one with a single page is a link. */
export function MenuBar({ menu, inset }: MenuBarProps) {
  const translate = useTranslate()
  return (
    <Bar aria-label={translate('shell.sections')} style={{ paddingInline: inset ?? '20px' }} {...partProps('navbar')}>
      <span style={{ flex: 'none', display: 'flex', marginInlineEnd: 12 }}>
        <MarqueeLogo size={30} />
      </span>
      {menu.sections.map((section) => (
        <SectionEntry key={section.id} section={section} menu={menu} />
      ))}
      <span style={{ flex: 1 }} />
      <span style={{ flex: 'none' }}>
        <OperationsLink asItem />
      </span>
    </Bar>
  )
}

function SectionEntry({ section, menu }: { section: ShownSection; menu: ShownMenu }) {
  const { language } = useFormat().settings
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const isDrawn = useOpenedOnce(anchor !== null)
  const words = textIn(section.label, language)
  const current = menu.section?.id === section.id ? 'true' : undefined
  const links = linksOf(section.nodes)
  const [only] = links
  if (links.length === 1 && only?.kind === 'item' && !only.off)
    return (
      <SectionLink to={only.to} aria-current={current}>
        <Icon name={menuIcon(section.icon)} />
        {words}
      </SectionLink>
    )
  return (
    <>
      <SectionButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        aria-current={current}
      >
        <Icon name={menuIcon(section.icon)} />
        {words}
        <Icon name="chevronDown" size="small" />
      </SectionButton>
      {isDrawn && <SectionPopup id={id} anchor={anchor} section={section} menu={menu} name={words} onClose={close} />}
    </>
  )
}
