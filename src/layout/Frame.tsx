import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { styled, useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useMemo, useRef, useState, useCallback } from 'react'
import type { UIEvent } from 'react'
import { Outlet } from 'react-router'
import { textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { CrumbsContext } from '#kit/parts/page/PageContext.ts'
import { coveredBy } from '#kit/parts/layoutParts/coverWithHead.ts'
import { soon } from '#kit/parts/layoutParts/soon.tsx'
import { useOpenedOnce } from '#kit/parts/layoutParts/useOpenedOnce.ts'
import { useLookSettings } from '#kit/parts/theme/LookContext.ts'
import { QuickPanelPlace } from '../quickPanel/QuickPanelPlace.tsx'
import { useQuickPanelOpen } from '../quickPanel/quickPanelState.ts'
import { crumbsOf } from './crumbsOf.ts'
import { FrameFooter } from './FrameFooter.tsx'
import type { FrameKind } from './frameKind.ts'
import { frameParts } from './frameParts.ts'
import { frameInset, frameWidth, pageInset } from './frameWidth.ts'
import { LookPanel } from './LookPanel.tsx'
import { MenuBar } from './MenuBar.tsx'
import { Navbar } from './Navbar.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useFocusOnPage } from './useFocusOnPage.ts'
import { useHere } from './useHere.ts'
import { useMenu } from './useMenu.ts'
import type { ShownMenu } from './useMenu.ts'
import { usePageTitle } from './usePageTitle.ts'

const MenuDrawer = soon(() => import('./MenuDrawer.tsx').then((module) => module.MenuDrawer))

/** Bars give way once one has read on by a toolbar's height, and come back at the top. */
const AWAY_PX = 64
const BACK_PX = 8
/** Whether the page, or the list in it, has been scrolled on. The two edges lie apart, so that nothing trembles. */
function useScrolledAway(): [away: boolean, watch: (event: UIEvent<HTMLElement>) => void] {
  const [away, setAway] = useState(false)
  const watch = useCallback(({ target }: UIEvent<HTMLElement>) => {
    if (!(target instanceof Element) || !target.closest('main') || target.scrollHeight <= target.clientHeight) return
    // What a banner covers has not been read on.
    const read = target.scrollTop - coveredBy(target)
    setAway((before) => (before ? read > BACK_PX : read > AWAY_PX))
  }, [])
  return [away, watch]
}

const Sheet = styled('main')({
  gridArea: 'page',
  minHeight: 0,
  minWidth: 0,
  overflow: 'auto',
  background: 'var(--mui-palette-background-paper)',
  '&[data-corners=start], &[data-corners=both]': { borderStartStartRadius: 8 },
  '&[data-corners=end], &[data-corners=both]': { borderStartEndRadius: 8 },
  // A line along its top says as much as a frame around the whole page.
  '&:focus-visible': { outline: 0, boxShadow: 'inset 0 2px 0 var(--mui-palette-accent-main)' },
})

const SkipLink = styled('a')({
  position: 'absolute',
  insetInlineStart: -9999,
  zIndex: 2000,
  '&:focus-visible': {
    insetInlineStart: 8,
    insetBlockStart: 8,
    padding: '4px 12px',
    background: 'var(--mui-palette-background-raised)',
  },
})

/** Menu, toolbar, page and footer, as the layout and the kind of frame ask; under 1280 px a hamburger has the menu. */
export function Frame({ kind }: { kind: FrameKind }) {
  const translate = useTranslate()
  const theme = useTheme()
  const narrow = useMediaQuery(theme.breakpoints.down('lg'), { noSsr: true })
  const [open, setOpen] = useState(false)
  const isDrawerDrawn = useOpenedOnce(open)
  const menu = useMenu()
  const page = useRef<HTMLElement>(null)
  useFocusOnPage(page, useHere().pathname)
  const title = usePageTitle()
  const { look, isPanelOpen } = useLookSettings()
  const { layout } = look
  const isQuickOpen = useQuickPanelOpen()
  const [away, watchScroll] = useScrolledAway()
  const parts = frameParts({ layout, kind, narrow, panel: isPanelOpen || isQuickOpen, away })
  const inset = frameInset(layout)
  const record = kind === 'record'
  const onOpenMenu = parts.hamburger ? () => setOpen(true) : undefined
  return (
    <CrumbsContext value={useCrumbsOf(menu)}>
      <Box
        onScrollCapture={watchScroll}
        data-away={away && layout.config.toolbar.style === 'static'}
        sx={{
          display: 'grid',
          height: 'var(--marquee-page-height, 100dvh)',
          overflow: 'hidden',
          background: 'var(--mui-palette-background-default)',
          gridTemplateColumns: parts.gridTemplateColumns,
          gridTemplateRows: parts.gridTemplateRows,
          gridTemplateAreas: parts.gridTemplateAreas,
          transition: (theme) => theme.transitions.create(['grid-template-rows']),
          ...frameWidth(layout),
        }}
      >
        <SkipLink href="#page">{translate('shell.skipToPage')}</SkipLink>
        {parts.sidebar !== 'none' && (
          <Navbar
            menu={menu}
            column={parts.sidebar === 'full'}
            mayUnfold={kind === 'list'}
            side={layout.config.navbar.position === 'end' ? 'end' : 'start'}
          />
        )}
        {parts.bar && <MenuBar menu={menu} inset={inset} />}
        {parts.toolbar && <Toolbar wide={kind === 'wide'} onOpenMenu={onOpenMenu} inset={inset} />}
        {/* A page of another kind is another page: it has not moved from where the one before it stood. */}
        <Sheet
          key={kind}
          id="page"
          ref={page}
          tabIndex={-1}
          aria-label={title || undefined}
          data-corners={parts.sidebar === 'none' ? (parts.bar ? 'both' : undefined) : layout.config.navbar.position}
          style={{ paddingInline: pageInset(layout) }}
          sx={record ? { background: 'transparent', borderRadius: 0, overflow: 'hidden' } : undefined}
        >
          <Outlet context={{ openMenu: onOpenMenu }} />
        </Sheet>
        {parts.footer && <FrameFooter place="line" inset={inset} />}
        <QuickPanelPlace narrow={narrow} />
        <LookPanel narrow={narrow} toolbar={parts.toolbar} kind={kind} />
        {parts.hamburger && isDrawerDrawn && <MenuDrawer menu={menu} open={open} onClose={() => setOpen(false)} />}
      </Box>
    </CrumbsContext>
  )
}

function useCrumbsOf({ place }: ShownMenu) {
  const { path: own, row } = useHere()
  // A tab is its page: it stands where that stands.
  const path = row?.tabs && row.under ? row.under : own
  const { language } = useFormat().settings
  return useMemo(() => crumbsOf(place, path, (label) => textIn(label, language)), [place, path, language])
}
