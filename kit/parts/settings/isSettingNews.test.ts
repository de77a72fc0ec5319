import { expect, it } from 'vitest'
import { isSettingNews } from './isSettingNews.ts'

const event = (more: object) => ({ topic: 'setting', urn: '', id: 's1', ...more })
const isNews = (more: object) => isSettingNews(event(more), ['view'], 'tab-1')

it('a setting asks to be read anew where another tab, machine or service changed one of its kind', () => {
  expect(isNews({ t: 'view', tab: 'tab-2' })).toBe(true)
  expect(isNews({ t: 'view' })).toBe(true)
  expect(isNews({ tab: 'tab-2' })).toBe(true)
  expect(isNews({ topic: 'reset' })).toBe(true)
})

it('what this tab wrote itself, and what is of another kind, is no news', () => {
  expect(isNews({ t: 'view', tab: 'tab-1' })).toBe(false)
  expect(isNews({ t: 'theme', tab: 'tab-2' })).toBe(false)
  expect(isNews({ topic: 'lock' })).toBe(false)
})
