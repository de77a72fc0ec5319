import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { Crumbs } from '#kit/parts/page/Crumbs.tsx'
import { Greeting } from './Greeting.tsx'
import { Title } from './titleParts.ts'
import { useHere } from './useHere.ts'
import { usePageTitle } from './usePageTitle.ts'

/** Short words stay whole beside a search; the long name of a page gives way. */
const Words = styled('div')({ minInlineSize: 72, flex: '0 1 auto', marginInlineEnd: 16 })

/** The greeting of the dashboard, the name of any other wide screen with the pages above it, and the tabs beside it. */
export function ToolbarTitle() {
  const translate = useTranslate()
  const name = usePageTitle()
  const { path, row } = useHere()
  const tabs = row?.tabs
  const title = tabs ? translate(tabs.title) : name
  if (path === 'dashboards/project') return <Greeting />
  return (
    <>
      <Words>
        <Crumbs />
        <Title title={title}>{title}</Title>
      </Words>
      <Suspense>{tabs && <tabs.strip />}</Suspense>
    </>
  )
}
