import { describe, expect, it } from 'vitest'
import { readTimes } from '../machine/runProgram.ts'
import { closingLine, timeTable, troubleList, withRunnerFailure, type Outcome } from './outcome.ts'
import { readPlaywrightReport } from './playwrightRun.ts'
import { readVitestReport, secondTry } from './vitestRun.ts'

const outcome = (passed: number, failed: number): Outcome => ({
  name: 'a runner',
  passed,
  failed,
  skipped: 0,
  report: '',
})

describe('the closing line', () => {
  it('adds up what every runner counted', () => {
    expect(closingLine([outcome(3, 0), outcome(4, 0)])).toEqual({ line: '7 passed, 0 failed', ok: true })
  })

  it('is not well when one test failed', () => {
    expect(closingLine([outcome(3, 1), outcome(4, 0)])).toEqual({ line: '7 passed, 1 failed', ok: false })
  })

  it('is not well when nothing ran', () => {
    expect(closingLine([]).ok).toBe(false)
  })
})

describe('the time by part', () => {
  it('names what kept the processors busiest first, and owns up to what nobody measured', () => {
    const parts = [
      { ...outcome(1, 0), name: 'build', seconds: 8.4 },
      { ...outcome(1, 0), name: 'journeys', seconds: 60, cpuSeconds: 110.6 },
    ]
    expect(timeTable(parts).split('\n').slice(1)).toEqual(['journeys     60    111', 'build         8      ?'])
  })

  it('is what the shell says of itself and of its children', () => {
    expect(readTimes('0m0.00s 0m0.50s\n1m2.25s 0m0.25s\n')).toEqual({ cpuSeconds: 63 })
    expect(readTimes('')).toEqual({})
  })
})

describe('what went wrong', () => {
  it('is told by name at the end of a run, with what passed at the second try only', () => {
    const parts = [
      outcome(9, 0),
      { ...outcome(1, 1), failures: [{ test: 'a.test.ts > adds up', message: 'expected 3' }] },
      { ...outcome(2, 0), repeated: ['b.test.ts > waits'] },
      { ...outcome(0, 1), name: 'build', report: 'The console was not built.' },
    ]
    expect(troubleList(parts).split('\n')).toEqual([
      'FAILED: a.test.ts > adds up',
      'expected 3',
      'FAILED: build',
      'The console was not built.',
      'At the second try: b.test.ts > waits',
    ])
  })
})

describe('a second try', () => {
  const first = { ...outcome(5, 2), failures: ['x', 'y'].map((test) => ({ test, message: '' })) }

  it('counts what passes then as repeated, and what fails again as failed', () => {
    const again = { ...outcome(1, 1), failures: [{ test: 'y', message: 'no' }] }
    expect(secondTry(first, again)).toMatchObject({ passed: 6, failed: 1, repeated: ['x'], failures: again.failures })
  })

  it('that ends without a result fails', () => {
    expect(secondTry(first, withRunnerFailure(outcome(0, 0), 1, '')).failed).toBe(1)
  })
})

describe('a runner', () => {
  it('that passed all of its tests adds no failure', () => {
    expect(withRunnerFailure(outcome(5, 0), 0, '')).toEqual(outcome(5, 0))
  })

  it('that names its failed tests is not counted twice', () => {
    expect(withRunnerFailure(outcome(5, 2), 1, '').failed).toBe(2)
  })

  it('that crashed without naming a test is one failure', () => {
    expect(withRunnerFailure(outcome(5, 0), 139, 'Segmentation fault')).toMatchObject({
      failed: 1,
      report: 'a runner ended with exit code 139\nSegmentation fault',
    })
  })

  it('that ran no test is one failure although it ended well', () => {
    expect(withRunnerFailure(outcome(0, 0), 0, '').failed).toBe(1)
  })
})

describe("Vitest's report", () => {
  const file = (status: string, ...tests: string[]) => ({
    name: 'a.test.ts',
    status,
    message: '',
    assertionResults: tests.map((each) => ({ status: each })),
  })
  const report = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0 }

  it('counts tests and leaves the skipped ones out', () => {
    const testResults = [file('passed', 'passed', 'skipped'), file('failed', 'passed', 'failed')]
    expect(readVitestReport({ ...report, testResults })).toMatchObject({ passed: 2, failed: 1, skipped: 1 })
  })

  it('counts a file that failed before its first test as one failure', () => {
    expect(readVitestReport({ ...report, testResults: [file('failed'), file('failed', 'failed')] }).failed).toBe(2)
  })

  it('that was never written counts nothing, which withRunnerFailure turns into a failure', () => {
    expect(readVitestReport(undefined)).toMatchObject({ passed: 0, failed: 0 })
  })
})

describe("Playwright's report", () => {
  it('counts an error in the set-up as a failure, and tells of a journey that needed a second try', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
    const spec = (title: string, status: string) => ({
      title,
      file: 'a.journey.ts',
      tests: [{ status, results: [{ error: { message: 'first' } }, { error: { message: 'last' } }] }],
    })
    const suites = [{ specs: [spec('falls', 'unexpected')], suites: [{ specs: [spec('waits', 'flaky')] }] }]
    expect(readPlaywrightReport({ stats, errors: [{ message: 'set-up' }], suites })).toMatchObject({
      passed: 5,
      failed: 2,
      skipped: 2,
      repeated: ['a.journey.ts > waits'],
      failures: [{ test: 'a.journey.ts > falls', message: 'last' }, { message: 'set-up' }],
    })
  })
})
