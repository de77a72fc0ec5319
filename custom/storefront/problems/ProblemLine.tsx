import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { StorefrontProblem } from '#contract/rules/storefront/checks/problems.ts'
import { OWN_NAMES } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import { isOfContainer } from '../model/isOfContainer.ts'
import { useTargetWords } from '../useTargetWords.ts'
import type { ProblemLine } from './model/groupedProblems.ts'
import { repairOf } from './repairOf.ts'

/** One problem: the way to its field, and what mends it where a command does. */
export function OneProblem({ problem }: { problem: StorefrontProblem }) {
  const translate = useTranslate()
  const { problemText } = useTargetWords()
  const { storefront, only, readOnly, goTo, run, now } = useStorefront()
  const text = problemText(storefront, problem)
  const known = readOnly === undefined ? repairOf(storefront, problem, now) : undefined
  const repair = known && (only === undefined || isOfContainer(known.command)) ? known : undefined
  return (
    <li>
      <button type="button" onClick={() => goTo(problem)} title={text}>
        {text}
      </button>
      {repair && (
        <Button
          size="small"
          variant="text"
          aria-label={`${translate(`storefrontOutline.repairs.${repair.kind}`)}: ${text}`}
          onClick={() => run(repair.command)}
        >
          {translate(`storefrontOutline.repairs.${repair.kind}`)}
        </Button>
      )}
    </li>
  )
}

/** Parts that lack names in the same languages: how many, and each of them once it is unfolded. */
export function LackingNames({ lacking }: Extract<ProblemLine, { lacking: unknown }>) {
  const translate = useTranslate()
  const format = useFormat()
  const { nameOf } = useTargetWords()
  const { storefront, goTo } = useStorefront()
  const [isOpen, setOpen] = useState(false)
  const languages = format.list(lacking[0].languages.map((language) => OWN_NAMES[language]))
  return (
    <>
      <li>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size="tiny" />{' '}
          {translate('storefrontOutline.namesMissing', { smart_count: lacking.length, languages })}
        </button>
      </li>
      {isOpen &&
        lacking.map((problem, nth) => (
          <li key={nth} data-inside="">
            <button type="button" onClick={() => goTo(problem)}>
              {nameOf(storefront, problem.target)}
            </button>
          </li>
        ))}
    </>
  )
}
