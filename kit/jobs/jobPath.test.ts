import { expect, test } from 'vitest'
import { jobPath, jobsOfItemPath, jobsPath } from './jobPath.ts'

test('every job has an address of its own in the job centre', () => {
  expect(jobsPath()).toBe('/apps/notification')
  expect(jobPath('7')).toBe('/apps/notification?job=7')
  expect(jobsOfItemPath('a&b')).toBe('/apps/notification?item=a%26b')
})
