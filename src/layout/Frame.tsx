import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import useMediaQuery from '@mui/material/useMediaQuery'
import { styled, useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Outlet } from 'react-router'
import type { FrameKind } from './frameKind.ts'
import { Menu } from './Menu.tsx'
import { Rail } from './Rail.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useMenu } from './useMenu.ts'

const Sheet = styled('main')(({ theme }) => ({
  gridArea: 'page',
  minHeight: 0,
  minWidth: 0,
  overflow: 'auto',
  background: 'var(--mui-palette-background-paper)',
  borderStartStartRadius: 8,
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
  const menu = useMenu()
  const column = kind === 'list' && !narrow
  const record = kind === 'record'
  return (
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
      {!narrow && <Rail menu={menu} />}
      {column && <Menu menu={menu} />}
      {!record && <Toolbar menu={menu} wide={kind === 'wide'} onOpenMenu={narrow ? () => setOpen(true) : undefined} />}
      <Sheet
        id="page"
        tabIndex={-1}
        sx={record ? { background: 'transparent', borderRadius: 0, overflow: 'hidden' } : undefined}
      >
        <Outlet context={{ openMenu: narrow ? () => setOpen(true) : undefined }} />
      </Sheet>
      {narrow && (
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          slotProps={{ paper: { sx: { inlineSize: 280, background: 'var(--mui-palette-background-default)' } } }}
        >
          <Menu menu={menu} onChoose={() => setOpen(false)} allSections />
        </Drawer>
      )}
    </Box>
  )
}

function areas({ narrow, column, record }: { narrow: boolean; column: boolean; record: boolean }): string {
  if (narrow) return record ? '"page"' : '"toolbar" "page"'
  if (record) return '"rail page"'
  return column ? '"rail menu toolbar" "rail menu page"' : '"rail toolbar" "rail page"'
}
