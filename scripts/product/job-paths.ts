/** Public paths of the newest jobs of the shipped site, which differ from day to day. */
export async function newestJobPaths(origin: string, count: number): Promise<string[]> {
  const response = await fetch(`${origin}/v4/agencies/entregas/jobs?site=repartidores-mx`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      searchTerm: '',
      orderBy: [{ field: 'startDate', direction: 'DESC' }],
      filters: [],
      facetFields: [],
      pageSize: count,
      pageNumber: 0,
    }),
  });
  const { data } = (await response.json()) as { data: { records: { urlSlug: string }[] } };
  return data.records.map(({ urlSlug }) => `/job/${urlSlug}`);
}
