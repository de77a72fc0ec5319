import { styled } from '@mui/material/styles'
import { Crumbs } from '#kit/parts/page/Crumbs.tsx'
import { Greeting } from './Greeting.tsx'
import { Title } from './titleParts.ts'
import { useHere } from './useHere.ts'
import { usePageTitle } from './usePageTitle.ts'

/** Short words stay whole beside a search; the long name of a page gives way. */
const Words = styled('div')({ minInlineSize: 72, flex: '0 1 auto', marginInlineEnd: 16 })

/** The greeting of the dashboard, the name of any other wide screen with the pages above it. */
export function ToolbarTitle() {
  const title = usePageTitle()
  const { path } = useHere()
  if (path === 'dashboards/project') return <Greeting />
  return (
    <Words>
      <Crumbs />
      <Title title={title}>{title}</Title>
    </Words>
  )
}
