/** Names of learners, by where they are at home: first and family names that go together, and where they live. */
export interface NameGroup {
  /** Weight among all learners. */
  share: number;
  country: string;
  /** States to pick a city from; every state of the country when empty. */
  states: readonly string[];
  first: string;
  last: string;
}

export const nameGroups: NameGroup[] = [
  {
    share: 10,
    country: 'India',
    states: ['Kerala', 'Karnataka'],
    first:
      'Anjali Vishnu Gayathri Sreejith Parvathy Abhilash Nimisha Rajeev Divya Hari Lekha Manoj Reshma Unnikrishnan',
    last: 'Nair Menon Pillai Kurup Varma Nambiar Warrier Panicker',
  },
  {
    share: 13,
    country: 'India',
    states: ['Tamil Nadu', 'Puducherry'],
    first:
      'Karthik Priyanka Senthil Kavitha Arvind Deepa Murugan Revathi Prakash Nandhini Suresh Yamini Balaji Ilakkiya',
    last: 'Subramanian Natarajan Ramasamy Krishnan Murugesan Sundaram Chandrasekar Palanisamy',
  },
  {
    share: 12,
    country: 'India',
    states: ['Telangana', 'Andhra Pradesh'],
    first: 'Sai Harika Ramesh Lavanya Venkatesh Swapna Pavan Sravani Kiran Mounika Naveen Sushma Teja Anusha',
    last: 'Reddy Rao Chowdary Naidu Goud Kandula Yerramilli Pasupuleti',
  },
  {
    share: 12,
    country: 'India',
    states: ['Karnataka'],
    first: 'Chetan Shruthi Manjunath Pooja Raghavendra Sahana Vinay Bhavana Nagesh Rashmi Sandeep Ashwini Girish Roopa',
    last: 'Gowda Hegde Shetty Kulkarni Bhat Patil Kamath Nayak',
  },
  {
    share: 14,
    country: 'India',
    states: ['Maharashtra', 'Goa'],
    first: 'Aditi Rohan Sayali Amol Mrunal Swapnil Rutuja Omkar Ketaki Nikhil Tejaswini Sachin Gauri Prathamesh',
    last: 'Joshi Deshmukh Pawar Kulkarni Gokhale Jadhav Shinde Sawant',
  },
  {
    share: 9,
    country: 'India',
    states: ['Gujarat', 'Rajasthan'],
    first: 'Hetal Jignesh Kinjal Mehul Nirali Parth Riddhi Chirag Urvi Dhaval Komal Yash',
    last: 'Shah Patel Mehta Jain Desai Trivedi Rathod Agarwal',
  },
  {
    share: 9,
    country: 'India',
    states: ['Punjab', 'Haryana', 'Chandigarh', 'Himachal Pradesh'],
    first: 'Harpreet Gurpreet Manpreet Simran Jaspreet Arshdeep Navneet Ravinder Amrit Balwinder Jasleen Tejinder',
    last: 'Singh Kaur Gill Sandhu Dhillon Bains Grewal Sidhu',
  },
  {
    share: 14,
    country: 'India',
    states: ['Uttar Pradesh', 'Delhi', 'Madhya Pradesh', 'Uttarakhand', 'Bihar'],
    first:
      'Aarav Shivani Abhishek Neelam Vivek Ritu Saurabh Anamika Pankaj Shweta Ashutosh Kanchan Rajat Preeti Mohit Garima',
    last: 'Sharma Verma Mishra Tiwari Gupta Srivastava Yadav Chauhan Pandey Saxena',
  },
  {
    share: 8,
    country: 'India',
    states: ['Uttar Pradesh', 'Telangana', 'Maharashtra', 'Jammu and Kashmir', 'Delhi'],
    first: 'Sana Imaad Zainab Faisal Ayesha Danish Nida Sameer Rukhsar Junaid Mehvish Aamir',
    last: 'Sheikh Merchant Ansari Khan Siddiqui Qureshi Bhat Mirza',
  },
  {
    share: 9,
    country: 'India',
    states: ['West Bengal', 'Odisha', 'Jharkhand', 'Tripura'],
    first: 'Sourav Ankita Debjani Arnab Moumita Subhajit Paromita Ritwik Sharmistha Abhirup Tanaya Koushik',
    last: 'Banerjee Chatterjee Mukherjee Das Ghosh Sen Dutta Mohanty',
  },
  {
    share: 4,
    country: 'India',
    states: ['Assam', 'Meghalaya', 'Manipur', 'Nagaland', 'Mizoram', 'Sikkim', 'Arunachal Pradesh'],
    first: 'Bornali Dhrubajyoti Lalruatfela Temsula Bhaskar Pema Ibomcha Banri Rituraj Nima',
    last: 'Baruah Saikia Ao Lyngdoh Singha Bora Tamang Hazarika',
  },
  {
    share: 5,
    country: 'India',
    states: ['Goa', 'Kerala', 'Maharashtra', 'Karnataka'],
    first: 'Mary Kevin Sharon Alwyn Jennifer Clyde Merlyn Jobin Liya Savio',
    last: "D'Costa Fernandes Pereira Mathew Thomas Pinto George Lobo",
  },
  {
    share: 4,
    country: 'United States',
    states: ['California', 'Texas', 'New Jersey', 'Washington', 'Georgia'],
    first: 'Emily Marcus Hannah Tyler Rachel Andre Olivia Jordan Megan Caleb',
    last: 'Carter Nguyen Johnson Ramirez Brooks Kim Sullivan Patel',
  },
  {
    share: 3,
    country: 'United Kingdom',
    states: [],
    first: 'Amelia Callum Imogen Tariq Fiona Gareth Niamh Oliver',
    last: 'Hughes Ahmed Fraser Wright Okafor Bennett Doyle Morgan',
  },
  {
    share: 3,
    country: 'United Arab Emirates',
    states: ['Dubai', 'Abu Dhabi', 'Sharjah'],
    first: 'Omar Layla Yousef Noura Rashid Maryam Bilal Hessa',
    last: 'Al Mansoori|Haddad|Khalil|Al Suwaidi|Nasser|Rahman',
  },
  {
    share: 2,
    country: 'Singapore',
    states: [],
    first: 'Wei|Mei Ling|Jun Hao|Hui Min|Zhi Yang|Nurul|Xin Yi|Arun',
    last: 'Tan|Lim|Ong|Chua|Goh|Binte Rahim|Teo|Raj',
  },
  {
    share: 2,
    country: 'Germany',
    states: ['Bavaria', 'Berlin', 'Hamburg', 'Hesse'],
    first: 'Lena Jonas Katharina Felix Mirjam Tobias Svenja Emre',
    last: 'Schneider Hoffmann Weber Yilmaz Krüger Vogel Brandt Schulz',
  },
  {
    share: 2,
    country: 'Australia',
    states: ['New South Wales', 'Victoria', 'Queensland'],
    first: 'Chloe Lachlan Ruby Hamish Zoe Angus Isla Declan',
    last: 'Taylor Murphy Nguyen Walker Campbell Kelly Harris Singh',
  },
  {
    share: 2,
    country: 'Canada',
    states: ['Ontario', 'British Columbia', 'Quebec'],
    first: 'Sophie Liam Chantal Noah Émilie Ethan Priyanka Mathieu',
    last: 'Tremblay MacDonald Roy Chen Gagnon Singh Campbell Lavoie',
  },
];

/** The profession of the learners who gave one. */
export const designations = [
  'Software Engineer',
  'Senior Software Engineer',
  'QA Engineer',
  'Data Analyst',
  'System Administrator',
  'Student, final year',
  'Product Manager',
  'Business Analyst',
  'Assistant Professor',
  'Accounts Executive',
  'Team Lead',
  'Support Engineer',
  'UI Designer',
  'DevOps Engineer',
  'Civil Engineer',
  'School Teacher',
  'Between two jobs',
  'Freelance Developer',
];
