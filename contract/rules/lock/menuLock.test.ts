import { expect, it } from 'vitest'
import type { MenuConfig } from '#contract/registry/menu.ts'
import { itemsLocked } from './menuLock.ts'

const label = { en: 'X', zh: 'X', ms: 'X', ta: 'X' }
const menu: MenuConfig = {
  sections: [
    {
      id: 'tools',
      label,
      icon: 'store',
      items: [
        { id: 'search', kind: 'item', label },
        {
          id: 'setup',
          kind: 'collapse',
          label,
          offWhileLocked: true,
          children: [{ id: 'types', kind: 'item', label }],
        },
        {
          id: 'live',
          kind: 'collapse',
          label,
          children: [{ id: 'ads', kind: 'item', label, offWhileLocked: true }],
        },
      ],
    },
  ],
}
const lock = { uid: 'ann', tab: 't1', name: 'Ann', until: '2026-03-01T12:00:00.000Z' }

it('marked items and what is in them are off for everybody but the one who changes the menu', () => {
  expect([...itemsLocked(menu, lock, 'bob')]).toEqual(['setup', 'types', 'ads'])
  expect([...itemsLocked(menu, lock, 'ann')]).toEqual([])
})
it('nothing is off while nobody changes the menu', () => {
  expect([...itemsLocked(menu, undefined, 'bob')]).toEqual([])
})
