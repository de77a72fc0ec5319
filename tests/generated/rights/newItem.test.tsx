import { screen } from '@testing-library/react'
import { ListContextProvider } from 'ra-core'
import { describe, expect, it } from 'vitest'
import { can } from '#contract/rules/access/can.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import type { ContentList } from '#resources/list/useContentList.ts'
import { ListHead } from '#resources/list/ListHead.tsx'
import { showInConsole } from '../../support/showInConsole.tsx'
import { actorOf, EVERY_ROLE, nameOf, TYPES } from './everyRole.ts'

const list = { total: 0, atLeast: false } as ContentList

describe('the way to a new item over a list', () => {
  it.each(EVERY_ROLE.map((roles) => [nameOf(roles), roles] as const))(
    'shows to %s exactly where they may create',
    async (_, roles) => {
      const may: ConsoleValue['may'] = (page, action) => can({ roles }, page, action)
      const heads = TYPES.map((type) => <ListHead key={type.type} type={type} />)
      await showInConsole(<ListContextProvider value={list}>{heads}</ListContextProvider>, {
        actor: actorOf(roles),
        may,
      })
      const shown = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
      const wanted = TYPES.filter(({ page }) => can({ roles }, page, 'create'))
      expect(shown).toEqual(wanted.map(({ area, type }) => `/apps/rimba-my/${area}/${type}/add`))
    },
  )
})
