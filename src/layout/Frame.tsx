import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { styled, useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useMemo, useRef, useState } from 'react'
import { Outlet } from 'react-router'
import { textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/format/FormatProvider.tsx'
import { CrumbsContext } from '#kit/page/PageContext.ts'
import { crumbsOf } from './crumbsOf.ts'
import type { FrameKind } from './frameKind.ts'
import { MenuDrawer } from './MenuDrawer.tsx'
import { Navbar } from './Navbar.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useFocusOnPage } from './useFocusOnPage.ts'
import { useFoldedNavbar } from './useFoldedNavbar.ts'
import { useHere } from './useHere.ts'
import type { ShownMenu } from './useMenu.ts'
import { useMenu } from './useMenu.ts'
import { usePageTitle } from './usePageTitle.ts'

const Sheet = styled('main')(({ theme }) => ({
  gridArea: 'page',
  minHeight: 0,
  minWidth: 0,
  overflow: 'auto',
  background: 'var(--mui-palette-background-paper)',
  borderStartStartRadius: 8,
  '&:focus-visible': { outlineOffset: -2 },
  [theme.breakpoints.down('lg')]: { borderRadius: 0 },
}))

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

/** Rail, menu column, toolbar and the page, as the kind of frame asks; under 1280 px a hamburger replaces the sidebar. */
export function Frame({ kind }: { kind: FrameKind }) {
  const translate = useTranslate()
  const theme = useTheme()
  const narrow = useMediaQuery(theme.breakpoints.down('lg'), { noSsr: true })
  const [open, setOpen] = useState(false)
  const [folded] = useFoldedNavbar()
  const menu = useMenu()
  const page = useRef<HTMLElement>(null)
  useFocusOnPage(page, useHere().pathname)
  const title = usePageTitle()
  const column = kind === 'list' && !narrow && !folded
  const record = kind === 'record'
  const onOpenMenu = narrow ? () => setOpen(true) : undefined
  return (
    <CrumbsContext value={useCrumbsOf(menu)}>
      <Box
        sx={{
          display: 'grid',
          height: 'var(--marquee-page-height, 100dvh)',
          overflow: 'hidden',
          background: 'var(--mui-palette-background-default)',
          gridTemplateColumns: narrow ? 'minmax(0,1fr)' : `64px ${column ? '236px ' : ''}minmax(0,1fr)`,
          gridTemplateRows: record ? 'minmax(0,1fr)' : '64px minmax(0,1fr)',
          gridTemplateAreas: areas({ narrow, column, record }),
        }}
      >
        <SkipLink href="#page">{translate('shell.skipToPage')}</SkipLink>
        {!narrow && <Navbar menu={menu} column={column} mayUnfold={kind === 'list'} />}
        {!record && <Toolbar wide={kind === 'wide'} onOpenMenu={onOpenMenu} />}
        <Sheet
          id="page"
          ref={page}
          tabIndex={-1}
          aria-label={title || undefined}
          sx={record ? { background: 'transparent', borderRadius: 0, overflow: 'hidden' } : undefined}
        >
          <Outlet context={{ openMenu: onOpenMenu }} />
        </Sheet>
        {narrow && <MenuDrawer menu={menu} open={open} onClose={() => setOpen(false)} />}
      </Box>
    </CrumbsContext>
  )
}

function useCrumbsOf({ place }: ShownMenu) {
  const { path } = useHere()
  const { language } = useFormat().settings
  return useMemo(() => crumbsOf(place, path, (label) => textIn(label, language)), [place, path, language])
}

function areas({ narrow, column, record }: { narrow: boolean; column: boolean; record: boolean }): string {
  if (narrow) return record ? '"page"' : '"toolbar" "page"'
  if (record) return '"rail page"'
  return column ? '"rail menu toolbar" "rail menu page"' : '"rail toolbar" "rail page"'
}
