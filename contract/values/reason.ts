/**
 * Why a title of a job failed, as it is kept and sent: number and words of what stands in the way, the first field at
 * fault, and, where a rule of it is known, keyword and params for whoever words it in another language.
 */
export type Reason = {
  code: number
  description: string
  /** JSON pointer of the field at fault. */
  field?: string
  keyword?: string
  params?: ReasonParams
}

export type ReasonParams = Readonly<Record<string, unknown>>
