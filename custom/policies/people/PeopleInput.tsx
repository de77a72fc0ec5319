import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { searchText } from '#contract/rules/searchText.ts'
import type { Person } from '#contract/schemas/people.ts'
import type { FieldInputProps } from '#kit/forms/loose/useFieldControl.ts'
import { useFieldControl } from '#kit/forms/loose/useFieldControl.ts'
import { Combobox } from '#kit/forms/parts/listbox/Combobox.tsx'
import { TokenInput } from '#kit/forms/parts/TokenInput.tsx'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useSettled } from '#kit/parts/context/useSettled.ts'
import { usePolicyScreen } from '../PolicyContext.ts'

/** How many are offered; more are found by typing on. */
const OFFERED = 50
const NONE: readonly Person[] = []

/** One person or several, found by their names and kept as their ids; the id of somebody who is not known yet may be typed. */
export function PeopleInput({ isList, ...props }: FieldInputProps & { isList: boolean }) {
  const { people } = usePolicyScreen()
  const { take, ...search } = usePeopleSearch()
  const control = useFieldControl(props)
  const nameOf = (value: unknown) => people.names.get(String(value)) ?? String(value)
  if (isList) {
    const values = Array.isArray(props.value) ? (props.value as readonly unknown[]) : []
    const onValues = (next: readonly unknown[]) => {
      next.forEach(take)
      props.onChange(next.length === 0 ? undefined : next)
    }
    return <TokenInput {...{ control, values, onValues }} {...search} labelOf={nameOf} takesAny />
  }
  const onChoose = (value: unknown) => {
    take(value)
    control.commit(value ?? '')
  }
  const text = typeof props.value === 'string' ? nameOf(props.value) : ''
  return <Combobox {...{ control, text, onChoose }} {...search} takesAny />
}

/** People as choices, by what is typed; those of one name are told apart by their ids. */
function usePeopleSearch() {
  const translate = useTranslate()
  const { calls, product } = useConsole()
  const { people } = usePolicyScreen()
  const isServed = useServiceHas('people')
  const [term, onTerm] = useState<string>()
  const wanted = useSettled(term?.trim())
  const { data, isPlaceholderData, isPending, isError } = useQuery({
    queryKey: ['policies', 'peopleSearch', product, wanted],
    queryFn: ({ signal }) => calls.listPeople({ query: { term: wanted, pageSize: OFFERED }, signal }),
    enabled: isServed && wanted !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // Without a network it fails at once, and says so, instead of waiting for one.
    networkMode: 'always',
    retry: false,
  })
  // What was found for the letters before counts as far as it fits those that are typed by now.
  const key = searchText(term ?? '')
  const found = (data?.rows ?? NONE).filter(({ uid, name }) => uid === term?.trim() || searchText(name).includes(key))
  const isShared = ({ uid, name }: Person) => found.some((other) => other.name === name && other.uid !== uid)
  return {
    choices: found.map((one) => ({ value: one.uid, label: isShared(one) ? `${one.name} (${one.uid})` : one.name })),
    isSearching: isServed && term !== undefined && (wanted !== term.trim() || isPlaceholderData || isPending),
    problem: isError ? translate('policies.peopleFailed') : undefined,
    onTerm,
    take(value: unknown) {
      const person = found.find(({ uid }) => uid === value)
      if (person) people.learn(person)
    },
  }
}
