export interface BenchSession {
  token: string;
  userId: number;
}

export function sessionOf(origin: string, emailId: string): Promise<BenchSession>;
export function cookiesOf(origin: string, session: BenchSession): { name: string; value: string; url: string }[];
