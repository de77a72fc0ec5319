import { useState } from 'react'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useRereadMachines } from './useMachines.ts'

/** Makes something whose secret is told once. What the server refuses stands at its field; the rest is told in passing. */
export function useMaking<Made>(make: () => Promise<Made>) {
  const tellError = useErrorNotice()
  const reread = useRereadMachines()
  const [made, setMade] = useState<Made>()
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const begin = async () => {
    setBusy(true)
    setErrors({})
    try {
      setMade(await make())
      reread()
    } catch (error) {
      const fields = fieldsOf(error)
      setErrors(fields)
      if (Object.keys(fields).length === 0) tellError(error)
    } finally {
      setBusy(false)
    }
  }
  return { made, isBusy, errors, begin }
}

function fieldsOf(error: unknown): Readonly<Record<string, string>> {
  const { body } = error as { body?: { errors?: Record<string, string> } }
  return body?.errors ?? {}
}
