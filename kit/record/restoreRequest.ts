/** What of a title tells whose original is to come back; flags of live-to-VOD go along as they stand. */
type Restored = { id: string; pn?: unknown; ex_id?: unknown; l2v?: unknown; l2v_o?: unknown; l2v_ov?: unknown }

/** What the call that restores a title to its original is asked for (specification section 7). */
export function restoreRequest(cty: string, { id, pn, ex_id, l2v, l2v_o, l2v_ov }: Restored) {
  return {
    ...{ cty, id },
    ...(typeof pn === 'string' && { pn }),
    ...(typeof ex_id === 'string' && { ex_id }),
    ...{ l2v: l2v === true, l2v_o: l2v_o === true, l2v_ov: l2v_ov === true },
  }
}
