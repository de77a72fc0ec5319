import { styled, useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { HOVER_MS } from '#contract/values/timers.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { partProps } from '#kit/parts/theme/partColors.ts'
import { Menu } from './Menu.tsx'
import { linksOf } from './menuModel.ts'
import { Rail } from './Rail.tsx'
import { useFlyout } from './useFlyout.ts'
import type { ShownMenu } from './useMenu.ts'
import { useCallback } from 'react'
import { useLookSettings } from '#kit/parts/theme/LookContext.ts'

const RAIL_PX = 64
const MENU_PX = 236

const Sidebar = styled('div')({ gridArea: 'rail', position: 'relative', minBlockSize: 0, zIndex: 300 })
/** Lies over the page and moves nothing; its menu has its full width while it slides out. */
const Flyout = styled('div')({
  position: 'absolute',
  insetBlock: 0,
  overflow: 'hidden',
  inlineSize: 0,
  visibility: 'hidden',
  transitionProperty: 'inline-size, visibility',
  '&[data-side=start]': { insetInlineStart: RAIL_PX },
  '&[data-side=end]': { insetInlineEnd: RAIL_PX },
  '&[data-open=true]': { inlineSize: MENU_PX, visibility: 'visible', boxShadow: 'var(--mui-palette-shadow-popup)' },
  // Nearer than the page that it lies over, like every popup.
  '& > nav': { ...onRaised, inlineSize: MENU_PX, background: 'var(--mui-palette-background-raised)' },
  '& > nav > footer[data-place][data-stays=true]': { background: 'inherit' },
})

type NavbarProps = {
  menu: ShownMenu
  /** The menu column stands beside the page; otherwise the navbar is folded to its rail. */
  column: boolean
  /** The user may choose between the two on this page. */
  mayUnfold: boolean
  /** The edge of the window that it stands at. */
  side?: 'start' | 'end'
}

/** Rail and menu of 300 px, or the rail alone, whose menus come up over the page on hover and focus (section 4). */
export function Navbar({ menu, column, mayUnfold, side = 'start' }: NavbarProps) {
  const translate = useTranslate()
  const [, fold] = useFoldedNavbar()
  const { transitions } = useTheme()
  const { shown, close, handlers } = useFlyout(menu.section?.id)
  const flown = column ? undefined : menu.sections.find(({ id }) => id === shown)
  const isOpen = flown !== undefined && linksOf(flown.nodes).length > 1
  const duration = transitions.duration.standard === 0 ? 0 : HOVER_MS
  const onFold = (folded: boolean) => {
    close()
    fold(folded)
  }
  const words = translate(column ? 'shell.foldMenu' : 'shell.keepMenuOpen')
  useCommands(
    mayUnfold
      ? [{ id: 'console.fold', group: 'console', label: words, icon: 'menu', act: { run: () => onFold(column) } }]
      : [],
  )
  const section = menu.section ?? menu.sections[0]
  return (
    <>
      <Sidebar {...partProps('navbar')} {...(!column && handlers)}>
        <Rail menu={menu} />
        <Flyout
          data-flyout
          data-side={side}
          data-open={isOpen}
          style={{ transitionDuration: `${isOpen ? duration : 0}ms` }}
        >
          {isOpen && (
            <Menu
              key={flown.id}
              menu={menu}
              sections={[flown]}
              onChoose={close}
              fold={mayUnfold ? { isFolded: true, onFold } : undefined}
            />
          )}
        </Flyout>
      </Sidebar>
      {column && section && (
        <Menu key={section.id} menu={menu} sections={[section]} fold={{ isFolded: false, onFold }} />
      )}
    </>
  )
}

/** Whether the user keeps the navbar folded to its rail (specification section 4): part of the layout's settings. */
function useFoldedNavbar(): [folded: boolean, fold: (folded: boolean) => void] {
  const { look, change } = useLookSettings()
  const { style, config } = look.layout
  const fold = useCallback(
    (folded: boolean) =>
      change({ ...look, layout: { style, config: { ...config, navbar: { ...config.navbar, folded } } } }),
    [look, style, config, change],
  )
  return [config.navbar.folded, fold]
}
