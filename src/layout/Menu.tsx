import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useCallback, useEffect, useState } from 'react'
import type { MouseEvent } from 'react'
import { textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useLookSettings } from '#kit/parts/theme/LookContext.ts'
import { partProps } from '#kit/parts/theme/partColors.ts'
import { NavSearch } from '../navSearch/NavSearch.tsx'
import { FrameFooter } from './FrameFooter.tsx'
import { linksOf } from './menuModel.ts'
import type { ShownSection, MenuPlace } from './menuModel.ts'
import { MenuNodes } from './MenuNodes.tsx'
import { OperationsLink } from './OperationsLink.tsx'
import type { ShownMenu } from './useMenu.ts'
import { useOffWords } from './useOffWords.ts'
import { openAround, openFirst, toggleMenu } from './openMenus.ts'
import type { OpenMenus } from './openMenus.ts'

const Column = styled('nav')({
  gridArea: 'menu',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  blockSize: '100%',
  overflowY: 'auto',
  padding: '0 8px 8px 4px',
  background: 'var(--mui-palette-background-default)',
})
const Heading = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 64,
  paddingInlineStart: 12,
  // Of several sections under each other the later ones stand closer.
  'div + div > &': { minBlockSize: 48, paddingBlockStart: 8 },
  '& h2': { flex: 1, margin: 0, fontSize: 15, lineHeight: '20px', fontWeight: 'var(--marquee-weight-700)' },
})
const Note = styled('p')({
  margin: '12px 12px 0',
  fontSize: 11,
  lineHeight: '16px',
  color: 'var(--mui-palette-text-secondary)',
})
type MenuProps = {
  menu: ShownMenu
  /** The section that the column shows; the drawer shows them all. */
  sections: readonly ShownSection[]
  onChoose?: () => void
  /** Folds the column, or keeps the one open that has come up for a moment. */
  fold?: { isFolded: boolean; onFold: (folded: boolean) => void }
  /** It is the only menu there is: the way to the other site belongs into it. */
  isDrawer?: boolean
  /** It has come up under the menu bar, which has the rest of the frame around it. */
  isPopup?: boolean
}

/** The menus of one section or of all: one at the top and one inside it open, the one of the address by itself. */
export function Menu({ menu, sections, onChoose, fold, isDrawer = false, isPopup = false }: MenuProps) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const offWords = useOffWords(menu)
  const { footer } = useLookSettings().look.layout.config
  const { open, toggle } = useOpenMenus(sections, menu.place)
  const isLocked = sections.some(({ nodes }) => linksOf(nodes).some(({ off }) => off === 'locked'))
  const choose = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) onChoose?.()
  }
  return (
    <Column aria-label={translate('shell.menu')} onClick={choose} {...partProps('navbar')}>
      {sections.map((section, at) => (
        <div key={section.id}>
          <Heading>
            <h2>{textIn(section.label, language)}</h2>
            {at === 0 && fold && <FoldButton {...fold} />}
          </Heading>
          {at === 0 && !isPopup && <NavSearch onChoose={onChoose} />}
          <MenuNodes nodes={section.nodes} menu={menu} open={open} onToggle={toggle} />
        </div>
      ))}
      {isLocked && <Note role="status">{offWords.locked}</Note>}
      {isDrawer && <OperationsLink asItem />}
      {!isPopup && footer.display && <FrameFooter place="column" stays={footer.style === 'fixed'} />}
    </Column>
  )
}

function FoldButton({ isFolded, onFold }: NonNullable<MenuProps['fold']>) {
  const translate = useTranslate()
  const words = translate(isFolded ? 'shell.keepMenuOpen' : 'shell.foldMenu')
  return (
    <IconButton onClick={() => onFold(!isFolded)} aria-label={words} title={words} size="small">
      <Icon name={isFolded ? 'pin' : 'chevronLeft'} />
    </IconButton>
  )
}

/** The open menus of a column: the one of the address opens by itself whenever the address comes to another item. */
function useOpenMenus(sections: readonly ShownSection[], { parents, link }: MenuPlace) {
  const around = openAround(parents)
  const [open, setOpen] = useState<OpenMenus>(() =>
    around.top ? around : openFirst(sections.flatMap(({ nodes }) => nodes)),
  )
  const { top, sub } = around
  useEffect(() => {
    if (top !== undefined) setOpen({ top, ...(sub !== undefined && { sub }) })
  }, [top, sub, link?.path])
  const toggle = useCallback((id: string, under?: string) => setOpen((now) => toggleMenu(now, id, under)), [])
  return { open, toggle }
}
