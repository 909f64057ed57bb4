// Runs in the bed's own namespaces: brings everything up, plays, and prints the table. Ends with 1 when one
// went wrong.
import { bringUp } from './bed.ts';
import { head, row, type Played } from './judge.ts';
import { playOne } from './play.ts';
import { choose } from './plays/all.ts';

const chosen = choose(process.argv[2]);
const began = Date.now();
const bed = await bringUp();
console.log(`\n${head}`);
const played: Played[] = [];
for (const play of chosen) {
  const one = await playOne(play, bed);
  console.log(row(one));
  played.push(one);
}
const wrong = played.filter((one) => one.wrong.length > 0).length;
console.log(`\n${played.length} plays in ${((Date.now() - began) / 60_000).toFixed(1)} minutes: ${wrong} went wrong`);
process.exit(wrong === 0 ? 0 : 1);
