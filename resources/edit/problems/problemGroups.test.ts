import { expect, it } from 'vitest'
import type { Issue } from '#kit/forms/data/issue.ts'
import type { SectionModel } from '#kit/forms/schema/sections.ts'
import { issuesBySection, warningsByCode } from './problemGroups.ts'

const section = (id: string, ...pointers: string[]) => ({ id, label: id, pointers }) as unknown as SectionModel
const issue = (pointer: string, severity: Issue['severity'] = 'error'): Issue => ({ pointer, keyword: 'x', severity })
const sections = [section('names', '/lon'), section('dates', '/lwe')]

it('errors stand apart from what publishing needs, each under its section', () => {
  const issues = [issue('/lwe'), issue('/lon', 'publish'), issue('/lon/0/n'), issue('/odd')]
  const labels = (severity: Issue['severity']) =>
    issuesBySection(issues, severity, sections).map((group) => [group.id, group.issues.length])
  expect(labels('error')).toEqual([
    ['names', 1],
    ['dates', 1],
    ['', 1],
  ])
  expect(labels('publish')).toEqual([['names', 1]])
})

it('warnings are told by code, every message once', () => {
  const warnings = [
    { code: '413401', msg: 'a' },
    { code: '113403', msg: 'b' },
    { code: '413401', msg: 'a' },
    { code: '413401', msg: 'c' },
  ]
  expect(warningsByCode(warnings)).toEqual([
    { code: '413401', messages: ['a', 'c'] },
    { code: '113403', messages: ['b'] },
  ])
})
