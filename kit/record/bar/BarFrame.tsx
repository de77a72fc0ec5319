import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Link, useOutletContext } from 'react-router'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Crumbs } from '#kit/parts/page/Crumbs.tsx'
import { usePageName } from '#kit/parts/page/usePageName.ts'

const Bar = styled('header')(({ theme }) => ({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 0,
  blockSize: 64,
  paddingInline: '12px 20px',
  background: 'var(--mui-palette-background-default)',
  // Where there is little room words are cut before an action leaves the window.
  [theme.breakpoints.down('lg')]: { gap: 8, paddingInline: '8px 12px', '& > .k-chip': { minInlineSize: 72 } },
}))
const Words = styled('div')({ minInlineSize: 96, flex: '0 1 auto', marginInlineEnd: 8 })
const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.subtitle1,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}))
const Space = styled('span')({ flex: 1 })

export type BarFrameProps = {
  title: string
  back: { to: string; label: string }
  /** What the page is called in the browser's title and in the list of last pages; nothing where it has no name yet. */
  pageName: string | undefined
  picture?: ReactNode
  /** Beside the title. */
  state?: ReactNode
  /** What can be done, at the end. */
  actions?: ReactNode
  /** The name is still to come. */
  isLoading?: boolean
}

/** The 64 px over a record, whether it came or not: the way back and what it is. */
export function BarFrame({ title, back, pageName, picture, state, actions, isLoading = false }: BarFrameProps) {
  const translate = useTranslate()
  const { openMenu } = useOutletContext<{ openMenu?: () => void } | undefined>() ?? {}
  usePageName(pageName)
  return (
    <Bar>
      {openMenu && (
        <IconButton onClick={openMenu} aria-label={translate('shell.openMenu')} title={translate('shell.openMenu')}>
          <Icon name="menu" size="large" />
        </IconButton>
      )}
      <IconButton component={Link} to={back.to} aria-label={back.label} title={back.label}>
        <Icon name="chevronLeft" size="large" />
      </IconButton>
      {picture}
      <Words>
        <Crumbs />
        {isLoading ? <Skeleton width={180} height={15} /> : <Title title={title}>{title}</Title>}
      </Words>
      {state}
      <Space />
      {actions}
    </Bar>
  )
}
